import { Field } from '@/components/forms/field';

type Labels = { nombre: string; apellidos: string; email: string; telefono: string };

/** Who is writing: the same four fields in every form of the site. */
export function PersonFields({ labels }: { labels: Labels }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field name="nombre" label={labels.nombre} required autoComplete="given-name" />
      <Field name="apellidos" label={labels.apellidos} required autoComplete="family-name" />
      <Field name="email" label={labels.email} type="email" required autoComplete="email" />
      <Field name="telefono" label={labels.telefono} type="tel" required autoComplete="tel" />
    </div>
  );
}
