import { describe, expect, it } from 'vitest';
import { attachmentDisposition } from './content-disposition';

describe('attachmentDisposition', () => {
  it('gives old browsers letters they know and others the real name', () => {
    expect(attachmentDisposition('Año «nuevo».pdf')).toBe(
      `attachment; filename="Ano _nuevo_.pdf"; filename*=UTF-8''A%C3%B1o%20%C2%ABnuevo%C2%BB.pdf`,
    );
  });

  it.each(['a"; filename="b.html', 'a\r\nSet-Cookie: x=1', "a'b(c)*.pdf", '\ud800.pdf'])(
    'cannot be broken out of by %j',
    (name) => {
      const header = attachmentDisposition(name);
      expect(header).toMatch(/^attachment; filename="[\w. -]*"; filename\*=UTF-8''[\w.~!%-]*$/);
    },
  );
});
