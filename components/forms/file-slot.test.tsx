import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileSlot } from './file-slot';

it('mounts the live region of an empty file without text, so that the text is a change', () => {
  const texts = {
    notices: { failure: { title: 'Error' } },
    fields: { obra: 'Elige otro archivo' },
  };
  const html = renderToStaticMarkup(
    <FileSlot
      input={{ name: 'obra' } as HTMLInputElement}
      file={new File([], 'novela.pdf')}
      removeLabel="Quitar"
      uploads={{ area: 'editorial', texts }}
      isMarked={false}
      clear={() => undefined}
    />,
  );
  expect(html).toMatch(/<p role="status"[^>]*><\/p>/);
});
