export default function Page() {
  return <h1>Grupo Dauro</h1>;
}
