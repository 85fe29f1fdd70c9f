import { z } from 'zod';
import { artServices, groupServices } from '@/lib/submissions/services';
import { cleanText } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';

/**
 * The rules of the public forms (specification §5), shared by browser and server. Error texts are keys into the
 * form's own messages; `max:100` stands for 'Máximo {n} caracteres'.
 */
z.config({ jitless: true });

/** Spec §9, text lengths. */
export const limits = {
  nombre: 100,
  apellidos: 100,
  email: 255,
  telefono: { min: 9, max: 20 },
  titulo_obra: 200,
  descripcion: { min: 10, max: 2000 },
  /** Ours: the specification has none. */
  enlace_web: 2048,
} as const;

/** Spec §3, in the order in which they are offered. */
export const workTypes = ['novela', 'cuento', 'poesia', 'ensayo', 'biografia', 'otro'] as const;

/** Refused before it is cleaned: composing a long run of accents takes time that grows with its square. */
const raw = (max: number, required: string) => z.string(required).max(4 * max, `max:${max}`);

const text = (required: string, max: number) =>
  raw(max, required)
    .transform(cleanText)
    .pipe(textBetween(1, max, required, `max:${max}`));

/** Who is writing: the same four fields and the consent in every form. */
const personFields = {
  nombre: text('nombre', limits.nombre),
  apellidos: text('apellidos', limits.apellidos),
  email: z
    .string('email')
    .max(4 * limits.email, `max:${limits.email}`)
    .transform(cleanText)
    .pipe(textBetween(0, limits.email, 'email', `max:${limits.email}`).pipe(z.email('email'))),
  telefono: z
    .string('telefono')
    .max(4 * limits.telefono.max, 'telefono')
    .transform(cleanText)
    .pipe(textBetween(limits.telefono.min, limits.telefono.max, 'telefono', 'telefono')),
  consent: z.literal('on', 'consent'),
};

/** An editorial proposal without its files. */
export const proposalSchema = z.object({
  ...personFields,
  titulo_obra: text('titulo_obra', limits.titulo_obra),
  tipo_obra: z.enum(workTypes, 'tipo_obra'),
});

export type Proposal = z.infer<typeof proposalSchema>;

/** A web address; nothing else that a link could start. */
const isWebAddress = (value: string) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value);

const { descripcion, enlace_web } = limits;

/** What art and services enquiries share, without the service and the document. */
const enquiryFields = {
  ...personFields,
  descripcion: z
    .string('descripcion')
    .max(4 * descripcion.max, `max:${descripcion.max}`)
    .transform(cleanText)
    .pipe(textBetween(descripcion.min, descripcion.max, 'descripcion', `max:${descripcion.max}`)),
  /** Optional: empty is null. */
  enlace_web: z
    .string('enlace_web')
    .max(4 * enlace_web, `max:${enlace_web}`)
    .default('')
    .transform(cleanText)
    .pipe(
      textBetween(0, enlace_web, 'enlace_web', `max:${enlace_web}`).refine(
        (value) => value === '' || isWebAddress(value),
        'enlace_web',
      ),
    )
    .transform((value) => value || null),
};

/** A request for a report or a valuation (Dauro Arte), without its document. */
export const artEnquirySchema = z.object({
  ...enquiryFields,
  servicio: z.enum(artServices, 'servicio'),
});

/** A request for information about a service, without its document. */
export const serviceEnquirySchema = z.object({
  ...enquiryFields,
  servicio: z.enum(groupServices, 'servicio'),
});

export type Enquiry = z.infer<typeof artEnquirySchema> | z.infer<typeof serviceEnquirySchema>;
