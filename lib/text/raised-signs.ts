const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const signsOf = (signs: string): ReadonlyMap<string, string> =>
  new Map([
    ...[...signs].map((sign) => [sign.normalize('NFKC').replace('−', '-'), sign] as const),
    // They have no raised sign, but without the others 10 to the power of 2,5 would be 102,5.
    ...[' ', ',', '.', '/'].map((sign) => [sign, sign] as const),
  ]);
const tables = { sup: signsOf(raised), sub: signsOf(lowered) } as const;
/** Ordinals: 1.o and 1.a have signs of their own. */
const ordinals: ReadonlyMap<string, string> = new Map([
  ['o', 'º'],
  ['a', 'ª'],
]);

/** A superscript or subscript in the characters that Unicode has, one for each; null where one is missing. */
export function raisedSigns(text: string, place: 'sup' | 'sub'): string | null {
  const plain = text.replace(/[−–]/g, '-').replace(/\s/g, ' ');
  const table = place === 'sup' && ordinals.has(plain) ? ordinals : tables[place];
  const signs = [...plain].map((sign) => table.get(sign));
  return signs.includes(undefined) ? null : signs.join('');
}
