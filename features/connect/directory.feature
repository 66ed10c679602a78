@connects
Feature: Wallets from a directory
  A dapp can configure a wallet directory. The first screen shows some of its wallets beside the browser's, without waiting for it.

  @S2.10
  Scenario: Featured wallets come after the installed ones, in the site's order
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "featured wallets" to "Fern Comet, Amber Anchor"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Fern Comet: Get, Amber Anchor: Get"

  Scenario: Featured wallets have their icons
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "featured wallets" to "Fern Comet, Amber Anchor"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "pictures of wallets" as "2"

  Scenario: A featured wallet that is installed is listed once
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "featured wallets" to "Harbor, Fern Comet"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Fern Comet: Get"

  @S2.12
  Scenario: A wallet that the site excludes by its directory id is hidden even if it is installed
    Given the page has the wallets "Harbor, Lantern"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "excluded wallets" to "Lantern"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"

  Scenario: A dapp can ship a list instead of using a directory service
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "a list"
    And the dapp sets "featured wallets" to "Rainbow, Zerion"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Rainbow: Get, Zerion: Get"
    And the dapp reads "hosts" as "rpc: Saltmarsh, rpc: Tidewater"

  Scenario: A modal opened for one namespace lists wallets of that namespace
    Given the page has the wallets "Harbor"
    And the dapp sets "Solana" to "yes"
    And the dapp sets "pairing" to "yes"
    And the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    When the dapp opens the modal for solana
    Then the dapp reads "wallets of the directory" as "120"
    When the visitor closes the modal
    And the visitor opens the modal
    Then the dapp reads "wallets of the directory" as "600"

  Scenario: The directory is one of the hosts that the configuration implies
    Given the dapp sets "wallet directory" to "fine"
    And a visitor on the page
    Then the dapp reads "hosts" as "rpc: Saltmarsh, rpc: Tidewater, directory: Wallets"

  @browser
  Scenario: The directory is requested when the modal is opened, and not before
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "featured wallets" to "Fern Comet"
    And a visitor on the page
    Then the dapp reads "hosts asked" as "nothing"
    When the visitor opens the modal
    Then the dapp reads "pictures of wallets" as "1"
    And the dapp reads "hosts asked" as "directory"

  Scenario Outline: The first screen does not wait for a directory that is <state>
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "<state>"
    And the dapp sets "featured wallets" to "Fern Comet"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Harbor: Installed"
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor

    Examples:
      | state    |
      | slow     |
      | silent   |
      | failing  |
      | nonsense |

  @browser
  Scenario: All wallets can be opened before their number is known
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "wallet directory" to "silent"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor moves the focus to "All wallets"
    And the visitor presses "Enter"
    Then the All wallets screen is shown

  Scenario: A failed directory is requested again on the next opening
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "failing"
    And the dapp sets "featured wallets" to "Fern Comet"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "state of the directory" as "failed"
    When the visitor closes the modal
    And the dapp sets "wallet directory" to "fine"
    And the visitor opens the modal
    Then the wallets listed are "Harbor: Installed, Fern Comet: Get"

  @core
  Scenario: A directory that does not answer times out
    Given the dapp sets "wallet directory" to "silent"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "state of the directory" as "failed"

  @core @S9.10
  Scenario: The request for an image is cancelled after two seconds
    Given the dapp sets "wallet directory" to "pictureless"
    And the dapp sets "featured wallets" to "Fern Comet"
    And the page has the wallets ""
    And a visitor on the page
    When the visitor opens the modal
    And 100 milliseconds pass
    And 1999 milliseconds pass
    Then at once the dapp reads "pending requests to the directory" as "1"
    When 1 milliseconds pass
    Then at once the dapp reads "pending requests to the directory" as "0"

  @core @S9.10
  Scenario: Wallets are listed before their icons have loaded
    Given the dapp sets "wallet directory" to "pictureless"
    And the dapp sets "featured wallets" to "Fern Comet"
    And the page has the wallets "Harbor"
    And a visitor on the page
    When the visitor opens the modal
    And 100 milliseconds pass
    Then the wallets listed are "Harbor: Installed, Fern Comet: Get"
    And the dapp reads "state of the directory" as "ready"
