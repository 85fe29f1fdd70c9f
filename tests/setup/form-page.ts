/** The visible text of a page, without scripts, because a form's scripts contain all its messages. */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '');

/** The hidden fields of a form, with which a browser without JavaScript reaches the server action. */
export async function hiddenFields(page: URL): Promise<Map<string, string>> {
  const html = await (await fetch(page)).text();
  const found = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  return new Map(
    [...found].map(([, name = '', value = '']) => [withoutEntities(name), withoutEntities(value)]),
  );
}

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const withoutEntities = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '');
