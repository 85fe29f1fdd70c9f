import { Mosaic } from '@/components/art/mosaic';

export function SinceBanner({ text }: { text: string }) {
  return (
    <div data-ground="dark" className="relative overflow-hidden bg-pomegranate text-paper">
      <div className="absolute inset-y-0 right-0 left-[70%] md:left-1/2">
        <Mosaic wall="since-2000" />
      </div>
      <p className="relative px-(--edge) py-12 font-italic text-h1 italic tracking-tighter md:py-20">
        {text}
      </p>
    </div>
  );
}
