import sharp from 'sharp';

/** Every icon by its file, drawn from app/icon.svg, whose two colours are given. */
export async function drawnIcons(
  icon: string,
  colour: string,
  light: string,
): Promise<Record<string, Buffer>> {
  // Systems cut these icons into circles and squares: colours exchanged, a margin, and a ground to the edges.
  const filled = icon
    .replace('-32 -32 64 64', '-48 -48 96 96')
    .replace(/#[\da-f]{6}/g, (found) => (found === light ? colour : light))
    .replace('</title>', `</title><path fill="${colour}" d="M-48-48h96v96h-96z"/>`);
  return {
    'public/icons/icon-192.png': await draw(icon, 192),
    'public/icons/icon-512.png': await draw(icon, 512),
    'public/icons/icon-maskable-192.png': await draw(filled, 192),
    'public/icons/icon-maskable-512.png': await draw(filled, 512),
    'app/apple-icon.png': await draw(filled, 180),
    'app/favicon.ico': icoFile(await draw(icon, 32), 32),
  };
}

const draw = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** An ICO file is a directory of one entry in front of a PNG. */
function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
