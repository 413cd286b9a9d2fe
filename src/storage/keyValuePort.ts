/** A few short texts that survive a restart. Both calls may throw where the device refuses to keep things. */
export interface KeyValue {
  read(key: string): string | null;
  write(key: string, text: string): void;
}
