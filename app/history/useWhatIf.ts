import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';

import type { Moment } from '../../src/game/moments';
import { sequelName, upTo } from '../../src/game/whatIf';
import { whatIfSeats } from '../../src/state/record';
import type { PlayableGame } from '../../src/storage/types';
import { useToast } from '../../src/ui/components/Toast';
import { useBegin } from '../useNewGame';

/** Begins a copy of the game up to a moment and opens it; the game itself stays as it is. */
export function useWhatIf(game: PlayableGame): (moment: Moment) => void {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const begin = useBegin();
  const toast = useToast();
  return (moment) => {
    const { header, timeline } = game;
    const town = sequelName(header.town);
    const origin = { game: header.id, turn: moment.turn };
    const id = begin({ ...upTo(timeline, moment), town, seats: whatIfSeats(game), origin });
    navigation.navigate('Game', { id });
    toast({ text: t('replay.whatIfBegun', { town, turn: moment.turn }) });
  };
}
