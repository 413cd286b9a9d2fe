/** A browser hands files on by downloading them. */
export async function shareFile(name: string, text: string, type = 'text/plain'): Promise<boolean> {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return true;
}
