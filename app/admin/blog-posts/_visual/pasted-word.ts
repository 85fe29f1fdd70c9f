/** Word exports a list as paragraphs. Their style names the list and its level; the bullet is part of the text. */
const listLevel = /mso-list:\s*(l\d+)\s+level(\d)/i;
const numbered = /^(?:(\d+)[.)]-?|([a-z]{1,5})[.)])$/i;
const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
/** Whether letters count as the item at this index does: a, b, c or i, ii, iii. */
const follows = (letters: string, index: number) =>
  [String.fromCharCode(97 + index), romans[index]].includes(letters.toLowerCase());
/** Signs, or one letter, which is a sign in Wingdings and «o» in Courier. */
const bullet = /^(?:[^\p{L}\p{N}]*|\p{L})$/u;

type OpenList = { list: Element; id: string; level: number };

/** The open lists that a block of a level may continue; none when something else stands between it and them. */
const listsAround = (block: Element, level: number, open: readonly OpenList[]) =>
  block.previousElementSibling === open[0]?.list ? open.filter((one) => one.level <= level) : [];

/** Adds the items of a list to the open list that it continues, or puts it into the last item above its level. */
function nest(last: OpenList, around: readonly OpenList[]): OpenList[] {
  const { list, id, level } = last;
  const same = around.find((one) => one.level === level);
  if (same?.id === id && same.list.localName === list.localName) {
    same.list.append(...list.children);
    list.remove();
    return [...around];
  }
  const above = around.filter((one) => one !== same);
  above.at(-1)?.list.lastElementChild?.append(list);
  return [...above, last];
}

export function makeLists(page: Document): void {
  let open: OpenList[] = [];
  const blocks = ':is(p, h1, h2, h3, h4, h5, h6)[style*="mso-list" i]';
  for (const paragraph of page.querySelectorAll<HTMLElement>(blocks)) {
    const [, id = '', depth = ''] = listLevel.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(depth);
    if (level === 0) continue;
    const mark = paragraph.querySelector('[style*="mso-list" i]');
    const label = mark?.textContent.trim() ?? '';
    const number = numbered.exec(label);
    open = listsAround(paragraph, level, open);
    const same = open.find((one) => one.level === level && one.id === id);
    const index = same?.list.childElementCount ?? 0;
    const isItem = number?.[2] ? follows(number[2], index) : number || bullet.test(label);
    // Lists in Markdown have no headings, and no numbers such as 1.1, (1) or Artículo 1, so the block keeps its own.
    if (paragraph.localName !== 'p' || !isItem) {
      mark?.replaceWith(bullet.test(label) ? '' : `${label} `);
      continue;
    }
    mark?.remove();
    const [list, item] = [page.createElement(number ? 'ol' : 'ul'), page.createElement('li')];
    if (number?.[1]) item.setAttribute('value', number[1]);
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.replaceWith(list);
    open = nest({ list, id, level }, open);
  }
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
    open = nest({ list, id, level }, listsAround(list, level, open));
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
    const counts = numbers.every((number, index) => number === first + index);
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

/** Word puts the large initial of a chapter into a paragraph of its own, mostly in a table, before that of its word. */
export function joinInitials(page: Document): void {
  for (const initial of page.querySelectorAll('[style*="mso-element:dropcap" i]')) {
    const table = initial.closest('table');
    const isFrame = table?.textContent.trim() === initial.textContent.trim();
    const frame = isFrame ? table : initial;
    const rest = frame.nextElementSibling;
    if (!rest) continue;
    rest.prepend(initial.textContent.trim());
    frame.remove();
  }
}

/** Letters for which the font Wingdings draws signs; Word makes smileys and arrows of `:)` and `-->` with it. */
const symbols: Readonly<Record<string, string>> = Object.fromEntries(
  [...'JKLßàçèóüûþ¨'].map((letter, place) => [letter, [...'☺😐☹←→⇐⇒⇔✓✗☑☐'][place] ?? letter]),
);
const wingdings = /(?:^|;)\s*(?:mso-symbol-)?font-family:\s*["']?Wingdings\b(?! \d)/i;

export function writeSymbols(page: Document): void {
  for (const sign of page.querySelectorAll('[style*="Wingdings" i]')) {
    if (!wingdings.test(sign.getAttribute('style') ?? '') || sign.childElementCount > 0) continue;
    // Word writes them from U+F000 on too.
    sign.textContent = sign.textContent.replace(
      /[!-ÿ\uf021-\uf0ff]/g,
      (letter) => symbols[String.fromCharCode(letter.charCodeAt(0) & 0xff)] ?? letter,
    );
  }
}
