const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const byPlain = (signs: string): ReadonlyMap<string, string> =>
  new Map([
    ...[...signs].map((sign) => [sign.normalize('NFKC').replace('−', '-'), sign] as const),
    // Unicode has no superscript of these; they stay as they are, or 10 to the power of 2,5 would become 102,5.
    ...[' ', ',', '.', '/'].map((sign) => [sign, sign] as const),
  ]);
const tables = { sup: byPlain(superscripts), sub: byPlain(subscripts) } as const;
/** Unicode has separate characters for the ordinals 1.º and 1.ª, and for a trade mark. */
const wholeSigns: ReadonlyMap<string, string> = new Map([
  ['o', 'º'],
  ['a', 'ª'],
  ['TM', '™'],
]);

/** A superscript or subscript in the characters that Unicode has, one for each but for «TM»; null where one is missing. */
export function scriptCharacters(text: string, tag: 'sup' | 'sub'): string | null {
  const plain = text.replace(/[−–]/g, '-').replace(/\s/g, ' ');
  const sign = tag === 'sup' ? wholeSigns.get(plain) : undefined;
  if (sign) return sign;
  const signs = [...plain].map((one) => tables[tag].get(one));
  return signs.includes(undefined) ? null : signs.join('');
}
