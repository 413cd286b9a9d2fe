import { CONTRACT, fulfil } from './support/contract';
import { libsqlConnection } from './support/libsql';

test.each(CONTRACT.map((clause) => [clause.name, clause] as const))('libsql %s', async (_, clause) => {
  expect(await fulfil(clause, async () => libsqlConnection())).toEqual(clause.expected);
});
