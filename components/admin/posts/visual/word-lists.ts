/** Word exports a list as paragraphs. Their style names the list and its level; the bullet is part of the text. */
const place = /mso-list:\s*(l\d+)\s+level(\d)/i;
const numbered = /^\s*(?:(\d+)|[a-z]{1,4})[.)]/i;

type OpenList = { list: HTMLElement; id: string; level: number };

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
    // Another element stands between this item and the previous list, so a new list begins.
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

/** Inserts a list into the last item of its parent list, or before the paragraph when there is no parent list. */
function begin(list: HTMLElement, above: readonly OpenList[], paragraph: Element): HTMLElement {
  const item = above.at(-1)?.list.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}
