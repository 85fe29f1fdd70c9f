/** Word exports a list as paragraphs. Their style names the list and its level; the bullet is part of the text. */
const place = /mso-list:\s*(l\d+)\s+level(\d)/i;
const numbered = /^(?:(\d+)[.)]-?|([a-z]{1,5})[.)])$/i;
const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
/** Whether letters count as the item at this index does: a, b, c or i, ii, iii. */
const follows = (letters: string, index: number) =>
  [String.fromCharCode(97 + index), romans[index]].includes(letters.toLowerCase());
/** Signs, or one letter, which is a sign in Wingdings and «o» in Courier. */
const bullet = /^(?:[^\p{L}\p{N}]*|\p{L})$/u;

type OpenList = { list: HTMLElement; id: string; level: number };

export function makeLists(page: Document): void {
  let open: OpenList[] = [];
  const blocks = ':is(p, h1, h2, h3, h4, h5, h6)[style*="mso-list" i]';
  for (const paragraph of page.querySelectorAll<HTMLElement>(blocks)) {
    const [, id = '', depth = ''] = place.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(depth);
    if (level === 0) continue;
    const mark = paragraph.querySelector('[style*="mso-list" i]');
    const label = mark?.textContent.trim() ?? '';
    const number = numbered.exec(label);
    // Another element stands between this item and the previous list, so a new list begins.
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const same = last?.level === level;
    const index = same && last.id === id ? last.list.childElementCount : 0;
    const isItem = number?.[2] ? follows(number[2], index) : number || bullet.test(label);
    // Lists in Markdown have no headings, and no numbers such as 1.1, (1) or Artículo 1, so the block keeps its own.
    if (paragraph.localName !== 'p' || !isItem) {
      mark?.replaceWith(bullet.test(label) ? '' : `${label} `);
      continue;
    }
    const kind = number ? 'ol' : 'ul';
    mark?.remove();
    if (!same || last.id !== id || last.list.localName !== kind) {
      if (same) open.pop();
      const list = page.createElement(kind);
      if (number?.[1]) list.setAttribute('start', number[1]);
      open.push({ id, level, list: begin(list, open, paragraph) });
    }
    const item = page.createElement('li');
    if (number?.[1]) item.setAttribute('value', number[1]);
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Inserts a list into the last item of its parent list, or before the paragraph when there is no parent list. */
function begin(list: HTMLElement, above: readonly OpenList[], paragraph: Element): HTMLElement {
  const item = above.at(-1)?.list.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}

/** Word for the web gives every item a list in a wrapper of its own, and names its level in an attribute. */
export function nestLists(page: Document): void {
  for (const box of page.querySelectorAll('.ListContainerWrapper'))
    box.replaceWith(...box.childNodes);
  let open: OpenList[] = [];
  for (const item of page.querySelectorAll<HTMLLIElement>('li[data-aria-level]:first-child')) {
    const { parentElement: list, dataset } = item;
    if (!list) continue;
    const [id, level] = [dataset['listid'] ?? '', Number(dataset['ariaLevel'])];
    if (list instanceof HTMLOListElement) item.value ||= list.start;
    if (list.previousElementSibling !== open[0]?.list) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const same = last?.level === level;
    if (same && last.id === id && last.list.localName === list.localName) {
      last.list.append(...list.children);
      list.remove();
      continue;
    }
    if (same) open.pop();
    open.at(-1)?.list.lastElementChild?.append(list);
    open.push({ list, id, level });
  }
}

/**
 * Some programs give an inner list an item of its own, or put it beside the items. It belongs to the item above; without
 * one, as when only inner items were copied, it is no inner list.
 */
export function placeLists(page: Document): void {
  const inner = ':is(ul, ol) > :is(ul, ol), li > :is(ul, ol):only-child';
  for (const list of page.querySelectorAll(inner)) {
    const { parentElement: holder } = list;
    const item = holder?.localName === 'li' ? holder : list;
    if (item.textContent.trim() !== list.textContent.trim()) continue;
    const { parentElement: outer, previousElementSibling: above } = item;
    if (above?.localName === 'li') {
      above.append(list);
      if (item !== list) item.remove();
    } else if (outer?.matches('ul, ol') && outer.childElementCount === 1) outer.replaceWith(list);
    else item.replaceWith(...list.children);
  }
}

/** From here on a number is a year. */
const firstYear = 1000;

/** A list counts by itself, so what is numbered otherwise, by years or dates, becomes paragraphs with its numbers. */
export function keepNumbers(page: Document): void {
  for (const list of page.querySelectorAll('ol')) {
    const numbers = numbersOf(list);
    const [first = 1] = numbers;
    // The schema reads the number of a list, not those of its items.
    list.start = first;
    const counts = numbers.every((number, place) => number === first + place);
    if (counts && first >= 0 && first < firstYear) continue;
    for (const [index, item] of itemsOf(list).entries()) {
      const words = page.createElement('p');
      const own = item.querySelector(':scope > p') ?? item;
      words.append(`${numbers[index]}. `, ...[...own.childNodes].filter(isWords));
      if (own !== item) own.remove();
      item.replaceWith(words, ...item.childNodes);
    }
    list.replaceWith(...list.childNodes);
  }
}

const itemsOf = (list: Element) => [...list.children].filter(({ localName }) => localName === 'li');

function numbersOf(list: HTMLOListElement): number[] {
  const items = itemsOf(list);
  let next = list.reversed && !list.hasAttribute('start') ? items.length : list.start;
  return items.map((item) => {
    const number = Number(item.getAttribute('value') ?? next);
    next = number + (list.reversed ? -1 : 1);
    return number;
  });
}

const isWords = (node: Node) =>
  !(
    node instanceof Element &&
    node.matches('p, ul, ol, blockquote, table, pre, div, h1, h2, h3, h4, h5, h6')
  );
