import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { cleanTyping } from '../../src/game/names';
import type { PlayerFault } from '../../src/state/players';
import { Card } from '../../src/ui/components/Card';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon } from '../../src/ui/drawings/Icon';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { nameFaultWords } from '../../src/ui/setup/nameWords';
import { useForms, usePlayers } from '../../src/ui/setup/stores';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { PlayerDialog } from '../players/PlayerDialog';
import { useScreen } from '../useScreen';

/** Everybody who plays with this device: names, colours, and who "me" is. */
export function PlayersScreen() {
  const { t } = useTranslation();
  const { back, navigation } = useScreen(t('players.title'));
  const players = usePlayers((state) => state.players);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Screen
      title={t('players.title')}
      note={t('players.summary')}
      back={back}
      actions={
        <IconButton icon="stats" label={t('stats.title')} onPress={() => navigation.navigate('Stats')} />
      }
    >
      <AddPlayer />
      <Card>
        {players.length === 0 ? <Text>{t('players.empty')}</Text> : null}
        {players.map(({ id }) => (
          <PlayerRow key={id} id={id} onPress={() => setOpen(id)} />
        ))}
      </Card>
      {open === null ? null : (
        <PlayerDialog
          key={open}
          id={open}
          onClose={() => setOpen(null)}
          onStatistics={() => {
            setOpen(null);
            navigation.navigate('Stats', { player: open });
          }}
        />
      )}
    </Screen>
  );
}

function PlayerRow({ id, onPress }: { id: string; onPress: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const player = usePlayers((state) => state.players.find((one) => one.id === id));
  if (!player) return null;
  const { name, colour, isMe } = player;
  return (
    <Touchable
      label={t('players.edit', { name: isMe ? t('table.isMe', { name }) : name })}
      onPress={onPress}
      style={{ minHeight: 52, borderRadius: RADIUS.s }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <PlayerMark colour={colour} size={26} />
        <Text type="label" style={{ flexShrink: 1 }}>
          {name}
        </Text>
        <Text type="caption" tone="inkSoft" style={{ flex: 1 }}>
          {isMe ? t('table.me') : ''}
        </Text>
        <Icon name="chev" color={theme.inkSoft} size={20} />
      </View>
    </Touchable>
  );
}

const FIELD = 'players.new';

function AddPlayer() {
  const { t } = useTranslation();
  const typed = useForms((state) => state.texts[FIELD] ?? '');
  const keepText = useForms((state) => state.keepText);
  const add = usePlayers((state) => state.add);
  const [fault, setFault] = useState<PlayerFault | null>(null);
  const submit = () => {
    const added = add(typed);
    if (typeof added === 'string') return setFault(added);
    keepText(FIELD, '');
  };
  return (
    <TextField
      icon="person"
      label={t('table.playerName')}
      placeholder={t('table.playerName')}
      value={typed}
      onChange={(text) => {
        setFault(null);
        keepText(FIELD, cleanTyping(text));
      }}
      onSubmit={submit}
      wrong={fault ? nameFaultWords(t, fault, typed) : null}
      action={<IconButton icon="plus" label={t('table.addName')} onPress={submit} />}
    />
  );
}
