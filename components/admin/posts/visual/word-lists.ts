/** Word writes a list as paragraphs whose style names the list and the level, with the bullet as text. */
const place = /mso-list:\s*(l\d+)\s+level(\d)/i;
const numbered = /^\s*(?:(\d+)|[a-z]{1,4})[.)]/i;

type OpenList = { list: HTMLElement; id: string; level: number };

/** Makes lists of the paragraphs that are lists in Word. */
export function makeLists(page: Document): void {
  let open: OpenList[] = [];
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const [, id = '', depth = ''] = place.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(depth);
    if (level === 0) continue;
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const number = numbered.exec(mark?.textContent ?? '');
    const kind = number ? 'ol' : 'ul';
    mark?.remove();
    // Something stands between this item and the list before.
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const same = last?.level === level;
    if (!same || last.id !== id || last.list.localName !== kind) {
      if (same) open.pop();
      const list = page.createElement(kind);
      if (number?.[1]) list.setAttribute('start', number[1]);
      open.push({ id, level, list: begin(list, open, paragraph) });
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Puts a list into the last item of the list above it, or in front of the paragraph that begins it. */
function begin(list: HTMLElement, above: readonly OpenList[], paragraph: Element): HTMLElement {
  const item = above.at(-1)?.list.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}
