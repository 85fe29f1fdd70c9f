const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

/** The EAN-13 bars of an ISBN, as SVG of 95 units by 60. A scanner reads them. */
export function barcode(isbn: string): string {
  const digits = [...isbn.replaceAll('-', '')].map(Number);
  const parity = parities[digits[0] ?? 0] ?? '';
  const codes = digits.slice(1).map((digit, index) => {
    const odd = left[digit] ?? '';
    if (index >= 6) return invert(odd);
    return parity[index] === 'L' ? odd : [...invert(odd)].reverse().join('');
  });
  const bars = `101${codes.slice(0, 6).join('')}01010${codes.slice(6).join('')}101`;
  const rects = [...bars].map((bar, x) =>
    bar === '1' ? `<rect x="${x}" width="1.02" height="60"/>` : '',
  );
  return `<svg viewBox="0 0 95 60" width="230" height="96" preserveAspectRatio="none">${rects.join('')}</svg>`;
}

function invert(code: string): string {
  return [...code].map((bit) => (bit === '1' ? '0' : '1')).join('');
}
