export { notFoundMetadata as generateMetadata } from '@/components/layout/not-found-metadata';
export { NotFoundView as default } from '@/components/layout/not-found-view';
