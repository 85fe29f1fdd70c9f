const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const byPlain = (signs: string): ReadonlyMap<string, string> =>
  new Map([
    ...[...signs].map((sign) => [sign.normalize('NFKC').replace('−', '-'), sign] as const),
    // Unicode has no superscript of these; they stay as they are, or 10 to the power of 2,5 would become 102,5.
    ...[' ', ',', '.', '/'].map((sign) => [sign, sign] as const),
  ]);
const tables = { sup: byPlain(superscripts), sub: byPlain(subscripts) } as const;
/** Unicode has separate characters for the ordinals 1.º and 1.ª. */
const ordinals: ReadonlyMap<string, string> = new Map([
  ['o', 'º'],
  ['a', 'ª'],
]);

/** A superscript or subscript in the characters that Unicode has, one for each; null where one is missing. */
export function scriptCharacters(text: string, tag: 'sup' | 'sub'): string | null {
  const plain = text.replace(/[−–]/g, '-').replace(/\s/g, ' ');
  const table = tag === 'sup' && ordinals.has(plain) ? ordinals : tables[tag];
  const signs = [...plain].map((sign) => table.get(sign));
  return signs.includes(undefined) ? null : signs.join('');
}
