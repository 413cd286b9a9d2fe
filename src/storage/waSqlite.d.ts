/** The engine inside expo-sqlite's worker, as far as it is used without the worker. */
declare module '*/wa-sqlite/wa-sqlite.js' {
  export default function factory(options: { locateFile(): string }): Promise<object>;
}
declare module '*/wa-sqlite/wa-sqlite.wasm' {
  const url: string;
  export default url;
}
declare module '*/wa-sqlite/sqlite-api.js' {
  export const SQLITE_ROW: number;
  export const SQLITE_INTEGER: number;
  export interface Engine {
    open_v2(name: string): Promise<number>;
    close(file: number): Promise<number>;
    exec(file: number, script: string): Promise<number>;
    statements(file: number, script: string): AsyncIterable<number>;
    bind_collection(statement: number, values: (string | number | null)[]): number;
    step(statement: number): Promise<number>;
    changes(file: number): number;
    column_names(statement: number): string[];
    column_type(statement: number, column: number): number;
    column_int_safe(statement: number, column: number): number;
    column(statement: number, column: number): string | number | null;
  }
  export function Factory(module: object): Engine;
}
