@connects
Feature: Images from the wallet directory
  A wallet directory also has images of networks and tokens. Without an image, an initial is shown.

  @S7.5
  Scenario: A network has the directory's image
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of the network" as "yes"

  @S7.5
  Scenario: A currency has the directory's image
    Given the dapp sets "wallet directory" to "fine"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of Ether" as "yes"

  @S7.5
  Scenario: No image is requested before it is to be shown
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    Then the dapp reads "directory's picture of the network" as "no"
    When the visitor opens the modal
    Then the dapp reads "directory's picture of the network" as "yes"

  @S9.14 @sandbox @browser @every-run
  Scenario: A well-known network has its image without configuration
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "Solana" to "yes"
    And a visitor connected with Harbor
    When the dapp opens the Networks screen
    Then the dapp reads "directory's picture of Solana" as "yes"

  @S9.14 @sandbox @browser
  Scenario: A network without an image shows its initial
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "nobody’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of Ether" as "yes"
    And the dapp reads "directory's picture of the network" as "no"

  @S7.5
  Scenario: With a failing directory, initials are shown
    Given the dapp sets "wallet directory" to "failing"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the dapp reads "directory's picture of the network" as "no"

  @S7.5 @S9.14
  Scenario: A wallet without an icon has the directory's icon of its connector
    Given the dapp sets "wallet directory" to "fine"
    And the device is a phone
    And the page has the wallets "Kestrel"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Browser Wallet: Installed"
    And the dapp reads "directory's picture of the browser's wallet" as "yes"

  @S7.5 @browser
  Scenario: The directory's icon of the connector is rendered
    Given the dapp sets "wallet directory" to "fine"
    And the device is a phone
    And the page has the wallets "Kestrel"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "picture of Browser Wallet" as "36 by 36"

  @S7.5 @browser
  Scenario: A connected visitor who browses all wallets sees the wallets' icons
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And a visitor connected with Harbor
    And the visitor reloads the page
    And the visitor is connected with Harbor
    When the dapp opens the All wallets screen
    Then the visitor sees "Amber Anchor"
    And the dapp reads "picture of Amber Anchor" as "56 by 56"
