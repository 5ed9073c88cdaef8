export default function Page() {
  return <h1>Stub</h1>;
}
