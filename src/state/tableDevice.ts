import type { KeyValue } from '../storage/keyValuePort';

/** Where the table being set up is kept between two starts. */
export type TableDevice = KeyValue;
