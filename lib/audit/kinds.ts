/** What the record of the back-office knows (`public.audit_log`), in the order of the page's filter. */
export const auditKinds = [
  ...(['acceso', 'acceso_rechazado', 'contrasena', 'factor_alta', 'factor_baja'] as const),
  ...(['codigos', 'codigo_usado', 'sesiones_cerradas', 'rol_dado', 'rol_retirado'] as const),
  ...(['invitacion_enviada', 'invitacion_retirada', 'invitacion_aceptada'] as const),
  ...(['exportacion', 'borrado', 'consulta', 'descarga', 'lectura', 'carta'] as const),
  ...(['plantilla', 'articulo_publicado', 'articulo_retirado', 'articulo_borrado'] as const),
  'restauracion',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** `cuenta` and `persona` are named by their address, `entrada` by its reference, `copia` by its time. */
export type AuditSubjectKind =
  | 'cuenta'
  | 'persona'
  | 'entrada'
  | 'bandeja'
  | 'articulo'
  | 'plantilla'
  | 'copia';
