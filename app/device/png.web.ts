import { FACE_FILES, type FaceFile } from '../../src/ui/theme/useFontsReady.web';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A drawing as a picture file: the SVG with its fonts inside, painted on a canvas. */
export async function pngOf(drawing: SVGSVGElement, size: Size): Promise<Blob> {
  const svg = await standalone(drawing, size);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await painted(image, size);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function painted(image: HTMLImageElement, { width, height }: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0, width, height);
  await new Promise((next) => setTimeout(next, 50)); // Safari has the fonts of an SVG only at the second stroke
  pen?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) throw new Error('the canvas gave no picture');
  return blob;
}

/** The SVG as a document of its own: nothing of the page reaches into a picture, so its fonts go along. */
async function standalone(drawing: SVGSVGElement, { width, height }: Size): Promise<string> {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy is of the same kind');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const used = new Set(
    [...copy.querySelectorAll('[font-family]')].map((one) => one.getAttribute('font-family')),
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  const faces = FACE_FILES.filter(({ family }) => used.has(family));
  style.textContent = (await Promise.all(faces.map(withData))).join('');
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

async function withData({ family, url, unicodeRange }: FaceFile): Promise<string> {
  const file = await (await fetch(url)).blob();
  const data = await new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error(`no font at ${url}`));
    reader.readAsDataURL(file);
  });
  return `@font-face{font-family:"${family}";src:url(${data});unicode-range:${unicodeRange}}`;
}
