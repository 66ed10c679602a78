import { useEffect } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import 'porthole/buttons.css';

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset.takenUp = '';
  }, []);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>A fresh React Router app</title>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
