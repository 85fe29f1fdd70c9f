/** The objects of structured data in a page, in its order. */
export const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json),
  );
