Feature: Receiving funds
  The address of the account in use is shown as a QR code and in full, to copy or compare, with the networks on which it can
  receive.

  @S1.1
  Scenario: Receive, on the account screen, shows the full address
    Given a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Receive"
    Then the Receive screen is shown
    And the visitor sees "address of account 1 of Harbor"

  @core @browser
  Scenario: The QR code contains the address
    Given a visitor connected with Harbor
    When the dapp opens the Receive screen
    Then the dapp reads "code" as "address of account 1 of Harbor"

  @core @browser
  Scenario Outline: The QR code of <kind>
    Given the dapp supports <kind>
    And a visitor connected with <wallet>
    When the dapp opens the Receive screen
    Then the dapp reads "code" as "address of account 1 of <wallet>"
    And the visitor sees "address of account 1 of <wallet>"
    And the visitor sees "Only on <network>"

    Examples:
      | kind     | wallet  | network   |
      | Solana   | Sunfish | Brinepool |
      | Bitcoin  | Ruffe   | Coldwater |
      | Polkadot | Petrel  | Skerry    |

  Scenario: Copying the address
    Given a visitor connected with Harbor
    When the dapp opens the Receive screen
    And the visitor chooses "Copy address account 1 of Harbor"
    Then the visitor sees "Address copied"
    And the dapp reads "clipboard" as "address of account 1 of Harbor"

  Scenario: The address can still be read if the browser does not allow copying
    Given the clipboard is forbidden
    And a visitor connected with Harbor
    When the dapp opens the Receive screen
    And the visitor chooses "Copy address account 1 of Harbor"
    Then the visitor sees "Failed to copy"
    And the visitor sees "address of account 1 of Harbor"

  Scenario: The screen lists the compatible networks, and warns about all others
    Given a visitor connected with Harbor
    When the dapp opens the Receive screen
    Then the visitor sees "Tokens sent on any other network may be lost."
    When the visitor chooses "On 2 networks"
    Then the Compatible networks screen is shown
    And the visitor sees "Saltmarsh"
    And the visitor sees "Tidewater"
    When the visitor goes back
    Then the Receive screen is shown

  Scenario: Switching accounts in the wallet changes the address
    Given a visitor connected with Harbor
    And the dapp opens the Receive screen
    When Harbor switches to its account 2
    Then the visitor sees "address of account 2 of Harbor"

  Scenario: The name of the account is shown above its full address
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor
    And Harbor switches to its account 2
    When the dapp opens the Receive screen
    Then the visitor sees "odile.berth.exampl…"
    And the visitor sees "address of account 2 of Harbor"

  @S6.2
  Scenario: A smart account can receive on one network only
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the dapp opens the Receive screen
    Then the visitor sees "Only on Saltmarsh"
    When the visitor chooses "Only on Saltmarsh"
    Then the visitor sees "Your smart account exists only on Saltmarsh."
    And the visitor does not see "Tidewater"

  @S1.5
  Scenario: A site can turn receiving off
    Given the dapp sets "feature receive" to "no"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then "Send" can be chosen
    And the visitor does not see "Receive"

  Scenario: An empty account offers to receive funds
    Given a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    Then the visitor sees "No tokens yet"
    And the visitor does not see "Copy your address"
    When the visitor chooses "Receive funds"
    Then the Receive screen is shown
    And the visitor sees "address of account 3 of Harbor"

  @S1.5
  Scenario: With receiving turned off, an empty account can copy its address
    Given the dapp sets "feature receive" to "no"
    And a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    When the visitor chooses "Copy your address"
    Then the visitor sees "Address copied"
    And the dapp reads "clipboard" as "address of account 3 of Harbor"

  Scenario: Without a connection, there is no address
    Given a visitor on the page
    When the dapp opens the Receive screen
    Then the visitor sees "No wallet connected"

  @S2.6
  Scenario: A dapp opens the Receive screen by its name
    Given a visitor connected with Harbor
    When the dapp opens the screen named "WalletReceive"
    Then the Receive screen is shown

  @browser
  Scenario: Everything can be reached by keyboard, without accessibility violations
    Given every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    When the dapp opens the Receive screen
    Then the visitor sees "address of account 1 of Harbor"
    When the visitor moves the focus to "Copy address"
    And the visitor presses "Enter"
    Then the visitor sees "Address copied"
    And a screen reader says "Address copied"
    When the visitor moves the focus to "On 2 networks"
    And the visitor presses "Enter"
    Then the Compatible networks screen is shown
    And the visitor sees "Tidewater"
    And the checks have found nothing wrong
