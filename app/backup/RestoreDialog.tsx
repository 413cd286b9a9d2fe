import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Counts, ImportSummary } from '../../src/storage/backup/plan';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { Text } from '../../src/ui/components/Text';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { SPACE } from '../../src/ui/theme/tokens';
import { dateWords } from '../history/words';
import type { Restore } from './useRestore';

interface RestoreDialogProps {
  restore: Exclude<Restore, { step: 'idle' | 'reading' }>;
  onTake: () => void;
  onAnother: () => void;
  onClose: () => void;
}

/** What a file would bring, or why it cannot be used. */
export function RestoreDialog({ restore, onTake, onAnother, onClose }: RestoreDialogProps) {
  const { t, i18n } = useTranslation();
  if (restore.step === 'refused') {
    const { code, path } = restore.fault;
    return (
      <Dialog title={t('backup.refusedTitle')} open onClose={onClose}>
        <View role="alert">
          <Text>{t(`backup.error.${code}`, { path: path === '' ? '?' : path })}</Text>
        </View>
        <Button icon="paper" title={t('backup.another')} onPress={onAnother} />
      </Dialog>
    );
  }
  const { backup, summary, step } = restore;
  const date = dateWords(i18n.language, backup.createdAt, 'moment');
  const taking = step === 'taking';
  return (
    <Dialog title={t('backup.previewTitle')} open onClose={onClose}>
      <Text type="caption" tone="inkSoft">
        {t(backup.kind === 'game' ? 'backup.gameFrom' : 'backup.previewFrom', { date })}
      </Text>
      <Preview summary={summary} />
      {bringsAnything(summary) ? (
        <Button
          kind="filled"
          icon="receive"
          title={t(taking ? 'backup.taking' : 'backup.take')}
          disabled={taking}
          onPress={onTake}
        />
      ) : (
        <Text>{t('backup.nothingNew')}</Text>
      )}
      {taking || !bringsAnything(summary) ? null : <Button title={t('common.cancel')} onPress={onClose} />}
    </Dialog>
  );
}

function bringsAnything({ games, players, box, settings }: ImportSummary): boolean {
  return settings > 0 || [games, players, box].some(({ fresh, conflicting }) => fresh + conflicting > 0);
}

/** Line by line, so that nobody has to trust a total. */
function Preview({ summary: { games, players, box, settings } }: { summary: ImportSummary }) {
  const { t } = useTranslation();
  const words = ({ fresh, same, conflicting }: Counts, broken = 0) => [
    ...(fresh > 0 ? [t('backup.fresh', { count: fresh })] : []),
    ...(same > 0 ? [t('backup.same', { count: same })] : []),
    ...(conflicting > 0 ? [t('backup.conflicting', { count: conflicting })] : []),
    ...(broken > 0 ? [t('backup.broken', { count: broken })] : []),
  ];
  return (
    <View>
      <Line name={t('backup.games')} words={words(games, games.broken)} first />
      <Line name={t('backup.players')} words={words(players)} />
      <Line name={t('backup.box')} words={words(box)} />
      {settings > 0 ? (
        <Line name={t('backup.settings')} words={[t('backup.fresh', { count: settings })]} />
      ) : null}
    </View>
  );
}

interface LineProps {
  name: string;
  words: readonly string[];
  first?: boolean;
}

function Line({ name, words, first = false }: LineProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: SPACE.m,
        paddingVertical: SPACE.s,
        ...(first ? {} : { borderTopWidth: 1, borderTopColor: theme.line }),
      }}
    >
      <Text type="label" style={{ width: '38%' }}>
        {name}
      </Text>
      <View style={{ flex: 1 }}>
        {words.length === 0 ? <Text tone="inkSoft">{t('backup.nothingIn')}</Text> : null}
        {words.map((one) => (
          <Text key={one}>{one}</Text>
        ))}
      </View>
    </View>
  );
}
