import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { isSheet } from '../../src/game/boxItem';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon } from '../../src/ui/drawings/Icon';
import { useBox, useTable } from '../../src/ui/setup/stores';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { sheetFacts } from '../box/sheetFacts';

/** Which sheet is played on: the printed one, or one of My box. */
export function SheetChoice() {
  const { t } = useTranslation();
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  const sheets = useBox((state) => state.items).filter(isSheet);
  const chosen = useTable((state) => state.draft.sheetId);
  const name = sheets.find(({ id }) => id === chosen)?.name ?? t('table.classic');
  return (
    <>
      <Touchable
        label={t('table.sheetChoose', { name })}
        onPress={() => setOpen(true)}
        style={{
          paddingHorizontal: SPACE.l,
          borderRadius: RADIUS.m,
          backgroundColor: theme.well,
          minHeight: 48,
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Text type="label" style={{ flexShrink: 1 }}>
            {name}
          </Text>
          <Icon name="down" color={theme.ink} size={20} />
        </View>
      </Touchable>
      <SheetDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function SheetDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const sheets = useBox((state) => state.items).filter(isSheet);
  const chosen = useTable((state) => state.draft.sheetId);
  const setSheet = useTable((state) => state.setSheet);
  const pick = (id: string | null) => {
    setSheet(id);
    onClose();
  };
  const known = sheets.some(({ id }) => id === chosen);
  return (
    <Dialog title={t('table.sheet')} open={open} onClose={onClose}>
      <View role="radiogroup" aria-label={t('table.sheet')} style={{ gap: SPACE.s }}>
        <SheetRow
          name={t('table.classic')}
          note={t('table.classicNote')}
          checked={!known}
          onPress={() => pick(null)}
        />
        {sheets.map(({ id, name, body }) => (
          <SheetRow
            key={id}
            name={name}
            note={sheetFacts(t, body)}
            checked={id === chosen}
            onPress={() => pick(id)}
          />
        ))}
      </View>
      <Button
        icon="plus"
        title={t('table.newSheet')}
        onPress={() => {
          onClose();
          navigation.navigate('Sheet', { id: 'new' });
        }}
      />
    </Dialog>
  );
}

interface SheetRowProps {
  name: string;
  note: string;
  checked: boolean;
  onPress: () => void;
}

function SheetRow({ name, note, checked, onPress }: SheetRowProps) {
  const theme = useTheme();
  return (
    <Touchable
      role="radio"
      label={name}
      hint={note}
      state={{ checked }}
      onPress={onPress}
      style={{
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: checked ? 2 : 1,
        borderColor: checked ? theme.primary : theme.edge,
        backgroundColor: checked ? theme.primaryTint : theme.surface,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
        <Icon name="paper" color={theme.ink} />
        <View style={{ flex: 1 }}>
          <Text type="label">{name}</Text>
          <Text type="caption" tone={checked ? 'ink' : 'inkSoft'}>
            {note}
          </Text>
        </View>
        {checked ? <Icon name="check" color={theme.ink} /> : null}
      </View>
    </Touchable>
  );
}
