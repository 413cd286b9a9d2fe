/** The files of a device, where the libraries that reach them would find them. */
export const files = {
  picked: null as string | Error | { readonly size: number } | null, // what the player will choose; null: nothing
  shared: [] as { readonly name: string; readonly text: string }[], // what was handed on
};

export const documentPicker = {
  getDocumentAsync: async () => {
    const { picked } = files;
    if (picked === null) return { canceled: true, assets: null };
    const size = typeof picked === 'string' ? picked.length : picked instanceof Error ? 1 : picked.size;
    return { canceled: false, assets: [{ uri: 'file:///picked', name: 'picked.json', size }] };
  },
};

const written = new Map<string, string>();

class File {
  readonly uri: string;
  constructor(...parts: readonly string[]) {
    this.uri = parts.join('/');
  }
  create() {
    written.set(this.uri, '');
  }
  write(text: string) {
    written.set(this.uri, text);
  }
  async text() {
    if (typeof files.picked !== 'string') throw files.picked;
    return files.picked;
  }
}
export const fileSystem = { File, Paths: { cache: 'file:///cache' } };

export const sharing = {
  isAvailableAsync: async () => true,
  shareAsync: async (uri: string) => {
    files.shared.push({ name: uri.split('/').at(-1) ?? '', text: written.get(uri) ?? '' });
  },
};
