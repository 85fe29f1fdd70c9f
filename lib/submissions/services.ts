/** Spec §3: what one can ask about, in the order in which it is offered. */
export const artServices = [
  'informes_periciales',
  'tasacion_valoracion',
  'analisis_autenticidad',
  'gestion_venta',
  'portfolio_artistico',
  'museos_instituciones',
  'otros',
] as const;

export const groupServices = [
  'publicacion',
  'guion',
  'audiovisual',
  'escritura',
  'diseno',
  'innovacion',
  'otros',
] as const;

export type Service = (typeof artServices)[number] | (typeof groupServices)[number];

/** Whether a stored value is one of either form's services. */
export const isService = (value: string): value is Service =>
  [...artServices, ...groupServices].some((service) => service === value);
