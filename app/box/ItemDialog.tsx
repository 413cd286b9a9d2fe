import type { TFunction } from 'i18next';
import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { BoxItem } from '../../src/game/boxItem';
import { LONGEST_NAME, nameLength } from '../../src/game/names';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { useToast } from '../../src/ui/components/Toast';
import { PlanFace } from '../../src/ui/setup/PlanFace';
import { goalShort } from '../../src/ui/setup/planWords';
import { useBox } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';

interface ItemDialogProps {
  id: string;
  onClose: () => void;
  onEdit: (id: string) => void; // of a plan, whose form is a dialog
  onShare: (item: BoxItem) => void;
}

/** What one can do with a thing of My box. */
export function ItemDialog({ id, onClose, onEdit, onShare }: ItemDialogProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const toast = useToast();
  const item = useBox((state) => state.items.find((one) => one.id === id));
  const { save, remove, restore } = useBox((state) => state);
  if (!item) return null;
  const name = itemName(t, item);
  const edit = () => {
    if (item.kind === 'plan') return onEdit(id);
    onClose();
    navigation.navigate(item.kind === 'sheet' ? 'Sheet' : 'Opponent', { id });
  };
  const duplicate = () => {
    save({ ...item, name: item.kind === 'plan' ? '' : copyName(t, item.name) });
    onClose();
    toast({ text: t('box.copied', { name }) });
  };
  const drop = () => {
    const gone = remove(id);
    onClose();
    if (gone)
      toast({
        text: t('box.removed', { name }),
        action: { title: t('common.undo'), run: () => restore(gone) },
      });
  };
  return (
    <Dialog title={name} open onClose={onClose}>
      {item.kind === 'plan' ? (
        <View style={{ alignItems: 'center' }}>
          <PlanFace plan={{ ...item.body.card, advanced: item.body.advanced }} width={140} />
        </View>
      ) : null}
      <View style={{ gap: SPACE.s }}>
        <Button kind="filled" icon="pencil" title={t('box.open')} onPress={edit} />
        <Button icon="copy" title={t('box.copy')} onPress={duplicate} />
        <Button icon="share" title={t('box.share')} onPress={() => onShare(item)} />
        <Button kind="danger" icon="bin" title={t('box.remove')} onPress={drop} />
      </View>
    </Dialog>
  );
}

function itemName(t: TFunction, item: BoxItem): string {
  if (item.kind !== 'plan') return item.name;
  return `${t('plan.title', { stack: item.body.card.stack })}: ${goalShort(t, item.body.card.goal)}`;
}

/** A name for the copy; where there is no room for a number, the old one does. */
function copyName(t: TFunction, name: string): string {
  const next = t('box.copyName', { name });
  return nameLength(next) > LONGEST_NAME ? name : next;
}
