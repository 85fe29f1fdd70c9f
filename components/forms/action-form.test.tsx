import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ActionForm } from './action-form';

it.each([
  ['a form of a visitor leaves the page', false, ' action='],
  ['a form of staff keeps its words', true, ' method="dialog"'],
])('before React listens, %s', (_, keepsEdits, expected) => {
  const html = renderToStaticMarkup(
    <ActionForm
      action={async () => ({ ok: true })}
      texts={{ notices: { failure: { title: '' } }, fields: {} }}
      keepsEdits={keepsEdits}
    >
      <textarea name="body" />
    </ActionForm>,
  );
  const sent = [' action=', ' method="dialog"'].filter((way) => html.includes(way));
  expect(sent).toEqual([expected]);
});
