@connects
Feature: Pictures of what has none of its own
  A wallet directory has pictures of networks and tokens as well. What it has none of keeps its letter.

  @S7.5
  Scenario: A network has the picture that the host names
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of the network" as "yes"

  @S7.5
  Scenario: So has its currency
    Given the dapp sets "wallet directory" to "fine"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of Ether" as "yes"

  @S7.5
  Scenario: Nobody is asked before it is shown
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    Then the dapp reads "directory's picture of the network" as "no"
    When the visitor opens the modal
    Then the dapp reads "directory's picture of the network" as "yes"

  @S9.14 @sandbox @browser @every-run
  Scenario: A network that the directory is known to have a picture of has it
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "Solana" to "yes"
    And a visitor connected with Harbor
    When the dapp opens the Networks screen
    Then the dapp reads "directory's picture of Solana" as "yes"

  @S9.14 @sandbox @browser
  Scenario: One that it is not known to have keeps its letter
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pictures of networks" to "nobody’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the dapp reads "directory's picture of Ether" as "yes"
    And the dapp reads "directory's picture of the network" as "no"

  @S7.5
  Scenario: A directory that fails leaves the letters
    Given the dapp sets "wallet directory" to "failing"
    And the dapp sets "pictures of networks" to "the directory’s"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the dapp reads "directory's picture of the network" as "no"

  @S7.5 @S9.14
  Scenario: A wallet that brings none has the directory's of its kind
    Given the dapp sets "wallet directory" to "fine"
    And the device is a phone
    And the page has the wallets "Kestrel"
    And a visitor on the page
    When the visitor opens the modal
    Then the wallets listed are "Browser Wallet: Installed"
    And the dapp reads "directory's picture of the browser's wallet" as "yes"

  @S7.5 @browser
  Scenario: That picture is the one that is drawn
    Given the dapp sets "wallet directory" to "fine"
    And the device is a phone
    And the page has the wallets "Kestrel"
    And a visitor on the page
    When the visitor opens the modal
    Then the dapp reads "picture of Browser Wallet" as "36 by 36"

  @S7.5 @browser
  Scenario: Somebody connected who looks at all wallets sees their pictures
    Given the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And a visitor connected with Harbor
    And the visitor reloads the page
    And the visitor is connected with Harbor
    When the dapp opens the All wallets screen
    Then the visitor sees "Amber Anchor"
    And the dapp reads "picture of Amber Anchor" as "56 by 56"
