/** Word writes a list as paragraphs whose style names the list and the level, with the bullet as text. */
const level = /mso-list:[^;"']*level(\d)/i;

/**
 * HTML from the clipboard with Word's lists as lists. Styles need no care: the editor's schema takes what it knows and
 * leaves the rest.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  let lists: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const depth = Number(level.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const kind = /^\s*(\d+|[a-z])[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (paragraph.previousElementSibling !== last || !last) lists = [];
    lists = lists.slice(0, depth);
    while (lists.length < depth) lists.push(append(page.createElement(kind), lists, paragraph));
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
    last = lists[0] ?? null;
  }
  for (const element of page.querySelectorAll('style, script, meta, link, title')) element.remove();
  return page.body.innerHTML;
}

/** Puts a list into the last item of the one above it, or in front of the paragraph that begins it. */
function append(list: HTMLElement, above: HTMLElement[], paragraph: Element): HTMLElement {
  const parent = above.at(-1);
  if (parent) (parent.lastElementChild ?? parent).append(list);
  else paragraph.before(list);
  return list;
}
