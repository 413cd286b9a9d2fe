import type { Repositories } from '../storage/repositories';
import type { BoxKeeper } from './box';
import { PLAYER_COLOURS, type PlayersKeeper } from './players';

type Storage = Promise<Pick<Repositories, 'box' | 'players'>>;

/** My box in the database. What is not understood any more stays there, unseen. */
export function boxKeeper(storage: Storage): BoxKeeper {
  return {
    async all() {
      const { parseBoxContent } = await import('../game/codec/box'); // not needed before My box is opened
      const items = await (await storage).box.list();
      return items.flatMap(({ id, kind, name, body }) => {
        const parsed = parseBoxContent({ kind, name, body });
        return parsed.ok ? [{ ...parsed.value, id }] : [];
      });
    },
    async save(item) {
      await (await storage).box.save(item);
    },
    async remove(id) {
      await (await storage).box.remove(id);
    },
  };
}

/** Players in the database, where a colour is its place in the list. */
export function playersKeeper(storage: Storage): PlayersKeeper {
  return {
    async all() {
      const players = await (await storage).players.list();
      return players.map(({ id, name, colour, isMe }) => ({
        id,
        name,
        colour: PLAYER_COLOURS[colour % PLAYER_COLOURS.length] ?? PLAYER_COLOURS[0],
        isMe,
      }));
    },
    async save({ id, name, colour, isMe }) {
      const { players } = await storage;
      await players.save({ id, name, colour: PLAYER_COLOURS.indexOf(colour) });
      if (isMe) await players.setMe(id);
    },
    async remove(id) {
      await (await storage).players.remove(id);
    },
    async merge(from, into) {
      await (await storage).players.merge(from, into);
    },
  };
}
