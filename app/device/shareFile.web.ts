/** A browser hands files on by downloading them. */
export async function shareFile(name: string, text: string, type = 'text/plain'): Promise<boolean> {
  download(name, new Blob([text], { type }));
  return true;
}

export function download(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
