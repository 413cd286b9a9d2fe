import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { cleanTyping } from '../../src/game/names';
import { PLAYER_COLOURS, playerFault, type Player } from '../../src/state/players';
import { Button } from '../../src/ui/components/Button';
import { Chip, Chips } from '../../src/ui/components/Chip';
import { Dialog } from '../../src/ui/components/Dialog';
import { ListRow } from '../../src/ui/components/ListRow';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { useToast } from '../../src/ui/components/Toast';
import { Touchable } from '../../src/ui/components/Touchable';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { nameFaultWords } from '../../src/ui/setup/nameWords';
import { useForms, usePlayers, useTable } from '../../src/ui/setup/stores';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';

interface PlayerDialogProps {
  id: string;
  onClose: () => void;
  onStatistics: () => void;
}

/** One player: name, colour, me, statistics, merge, delete. */
export function PlayerDialog({ id, onClose, onStatistics }: PlayerDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const player = usePlayers((state) => state.players.find((one) => one.id === id));
  const { setMe, remove, restore } = usePlayers((state) => state);
  const [merging, setMerging] = useState(false);
  if (!player) return null;
  const { name, isMe } = player;
  const drop = () => {
    const gone = remove(id);
    onClose();
    if (gone)
      toast({
        text: t('players.removed', { name }),
        action: { title: t('common.undo'), run: () => restore(gone) },
      });
  };
  return (
    <Dialog title={name} open onClose={onClose}>
      <Name player={player} />
      <Colours player={player} />
      <ListRow
        title={t('players.me')}
        note={t('players.meNote')}
        checked={isMe}
        onPress={() => setMe(isMe ? '' : id)}
      />
      <ListRow icon="stats" title={t('stats.ofPlayer', { name })} onPress={onStatistics} />
      {merging ? (
        <Merge player={player} onDone={onClose} />
      ) : (
        <Button icon="merge" title={t('players.merge')} onPress={() => setMerging(true)} />
      )}
      <Button kind="danger" icon="bin" title={t('players.remove')} onPress={drop} />
    </Dialog>
  );
}

function Name({ player: { id, name } }: { player: Player }) {
  const { t } = useTranslation();
  const typed = useForms((state) => state.texts[`player.${id}`] ?? name);
  const keepText = useForms((state) => state.keepText);
  const rename = usePlayers((state) => state.rename);
  const others = usePlayers((state) => state.players).filter((one) => one.id !== id);
  const fault = playerFault(others, typed);
  return (
    <TextField
      icon="person"
      label={t('players.name')}
      value={typed}
      onChange={(text) => {
        keepText(`player.${id}`, cleanTyping(text));
        rename(id, text); // a name that will not do stays in the field, not in the list
      }}
      wrong={fault ? nameFaultWords(t, fault, typed) : null}
    />
  );
}

function Colours({ player }: { player: Player }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const paint = usePlayers((state) => state.paint);
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text type="caption" tone="inkSoft">
        {t('players.colour')}
      </Text>
      <View
        role="radiogroup"
        aria-label={t('players.colour')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
      >
        {PLAYER_COLOURS.map((colour) => (
          <Touchable
            key={colour}
            role="radio"
            label={t(`players.colours.${colour}`)}
            state={{ checked: colour === player.colour }}
            onPress={() => paint(player.id, colour)}
            style={{
              alignItems: 'center',
              flexGrow: 1,
              flexBasis: '22%',
              height: 48,
              borderRadius: RADIUS.s,
              borderWidth: 2,
              borderColor: colour === player.colour ? theme.primary : theme.line,
              backgroundColor: colour === player.colour ? theme.primaryTint : theme.surface,
            }}
          >
            <PlayerMark colour={colour} size={26} />
          </Touchable>
        ))}
      </View>
    </View>
  );
}

/** Two entries, one person. */
function Merge({ player: { id, name }, onDone }: { player: Player; onDone: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const others = usePlayers((state) => state.players).filter((one) => one.id !== id);
  const merge = usePlayers((state) => state.merge);
  const replace = useTable((state) => state.replacePlayer);
  const into = (other: Player) => {
    merge(id, other.id);
    replace(id, other.id);
    onDone();
    toast({ text: t('players.merged', { from: name, into: other.name }) });
  };
  return (
    <View style={{ gap: SPACE.s }}>
      <Text>{t('players.mergeText', { name })}</Text>
      <Chips label={t('players.merge')}>
        {others.map((other) => (
          <Chip
            key={other.id}
            title={other.name}
            label={t('players.mergeInto', { name: other.name })}
            mark={<PlayerMark colour={other.colour} />}
            onPress={() => into(other)}
          />
        ))}
      </Chips>
    </View>
  );
}
