/** The text around the button on all three pages. */
export function PageText() {
  return (
    <>
      <h1>Slipway</h1>
      <p>A page with a button.</p>
    </>
  );
}
