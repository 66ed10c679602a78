/** What all three pages have around the button. */
export function PageText() {
  return (
    <>
      <h1>Slipway</h1>
      <p>A page with a button.</p>
    </>
  );
}
