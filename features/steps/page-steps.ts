/** Requests that leave the page, and violations of its policy. */
import { Then } from '@cucumber/cucumber';
import { listOf } from '../support/world/vocabulary.js';
import type { Visit } from '../support/world/world.js';

/** `name=value`, or only a name for any value. */
Then('the directory was asked for {string} with {string}', async function (this: Visit, path: string, wanted: string) {
  let asked = '';
  const fits = (line: string): boolean => {
    const { pathname, searchParams } = new URL(line, 'http://directory');
    return (
      pathname.endsWith(`/${path}`) &&
      listOf(wanted).every((each) => {
        const [name = '', value] = each.split('=');
        return searchParams.has(name) && (value === undefined || searchParams.get(name) === value);
      })
    );
  };
  await this.driver
    .until(`the directory was asked for ${path}`, async () => {
      asked = await this.driver.read('requests to the directory');
      return asked.split('\n').some(fits);
    })
    .catch((error: unknown) => {
      throw new Error(`It was asked:\n${asked}`, { cause: error });
    });
});

Then('violations of the policy are reported as {string}', async function (this: Visit, directives: string) {
  await this.driver.breakPolicy(listOf(directives));
});
