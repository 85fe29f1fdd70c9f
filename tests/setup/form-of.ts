/** A form with these fields, in the order of a page; a field with several values is sent as often. */
export function formOf(fields: Record<string, string | File | readonly string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}
