import type { CatalogueProduct } from '../catalogue/index.ts';

type Test = (product: CatalogueProduct) => boolean;

const tokenPattern = /\(|\)|-?(?:[\w.]+:)?(?:>=|<=|>|<)?(?:"[^"]*"|'[^']*'|[^\s()]+)/gu;

/**
 * The part of Shopify's search syntax that a bookshop needs: words, `field:value`, quotes, a final `*`, AND (also
 * implied), OR, NOT or `-`, parentheses, and comparisons of the price.
 */
export function productMatcher(query: string | null | undefined): Test {
  const tokens = (query ?? '').match(tokenPattern) ?? [];
  if (tokens.length === 0) return () => true;
  return parseOr(tokens);
}

function parseOr(tokens: string[]): Test {
  let test = parseAnd(tokens);
  while (tokens[0] === 'OR') {
    tokens.shift();
    const left = test;
    const right = parseAnd(tokens);
    test = (product) => left(product) || right(product);
  }
  return test;
}

function parseAnd(tokens: string[]): Test {
  const tests: Test[] = [];
  while (tokens[0] !== undefined && tokens[0] !== ')' && tokens[0] !== 'OR') {
    if (tokens[0] === 'AND') tokens.shift();
    else tests.push(parseTerm(tokens));
  }
  return (product) => tests.every((test) => test(product));
}

function parseTerm(tokens: string[]): Test {
  const token = tokens.shift() ?? '';
  if (token === 'NOT') {
    const test = parseTerm(tokens);
    return (product) => !test(product);
  }
  if (token === '(') {
    const test = parseOr(tokens);
    if (tokens[0] === ')') tokens.shift();
    return test;
  }
  if (token.length > 1 && token.startsWith('-')) {
    const test = termTest(token.slice(1));
    return (product) => !test(product);
  }
  return termTest(token);
}

function termTest(term: string): Test {
  const [, field, operator = '', raw = ''] = /^(?:([\w.]+):)?(>=|<=|>|<)?(.*)$/su.exec(term) ?? [];
  const value = fold(raw.replace(/^(["'])(.*)\1$/su, '$2'));
  switch (field) {
    case 'tag':
      return (product) => product.book.tags.some((tag) => matches(fold(tag), value));
    case 'tag_not':
      return (product) => !product.book.tags.some((tag) => matches(fold(tag), value));
    case 'title':
      return (product) => containsWords(product.book.title, value);
    case 'vendor':
      return () => matches('ediciones dauro', value);
    case 'product_type':
      return () => matches('libro', value);
    case 'available_for_sale':
      return (product) => String(product.variants.some(({ stock }) => stock > 0)) === value;
    case 'variants.price':
      return (product) =>
        product.variants.some(({ cents }) => compare(cents / 100, operator, Number(value)));
    default:
      return (product) => {
        const { title, author, tags } = product.book;
        return containsWords([title, author, ...tags].join(' '), value);
      };
  }
}

function compare(left: number, operator: string, right: number): boolean {
  if (operator === '>') return left > right;
  if (operator === '>=') return left >= right;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return left === right;
}

/** Matches a whole value, or its beginning when the pattern ends in an asterisk. */
function matches(text: string, pattern: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
}

function containsWords(text: string, pattern: string): boolean {
  const folded = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  if (pattern.endsWith('*')) return folded.includes(` ${pattern.slice(0, -1)}`);
  return folded.includes(` ${pattern} `);
}

/** Ignores case and accents, like Shopify's analyser. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
