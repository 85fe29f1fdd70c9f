import { must, secretClient, unique } from './support.ts';

/** The fields of a proposal as its form is read. */
export const author = () => ({
  nombre: 'Zoraida',
  apellidos: 'Peñalver',
  email: `${unique('z')}@autora.example`,
  telefono: '958000000',
  titulo_obra: 'Agua',
  tipo_obra: 'novela' as const,
  consent: 'on' as const,
});

export const rowsOf = async (email: string) =>
  must(await secretClient().from('editorial_submissions').select('*').eq('email', email));

/** The files of proposals in these folders of their bucket. */
export async function filesIn(...folders: string[]): Promise<string[]> {
  const bucket = secretClient().storage.from('editorial-submissions');
  const lists = await Promise.all(folders.map((folder) => bucket.list(folder, { limit: 1000 })));
  return lists.flatMap((list, at) => must(list).map(({ name }) => `${folders[at]}/${name}`));
}
