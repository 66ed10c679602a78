@wagmi
Feature: The account

  @S2.3
  Scenario: A connected visitor sees their account
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then the Account screen is shown
    And the visitor sees "account 1 of Harbor"

  Scenario: The account shows its balances
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000 ETH"
    And the visitor sees "SALT"
    And the visitor sees "12,480.55"
    And the visitor sees "250.75"

  @S9.5 @core
  Scenario: An incoming transfer appears when the account is opened again half a minute later
    Given a visitor connected with Harbor
    And Harbor receives "5" "ETH" from outside
    When the visitor opens the modal
    Then the visitor does not see "10,005 ETH"
    When the visitor closes the modal
    And 30000 milliseconds pass
    And the visitor opens the modal
    Then the visitor sees "10,005 ETH"

  @S9.5 @core
  Scenario: An incoming transfer appears within half a minute while the account is open
    Given a visitor connected with Harbor
    And the visitor opens the modal
    And Harbor receives "5" "ETH" from outside
    When 29000 milliseconds pass
    Then the visitor does not see "10,005 ETH"
    When 2000 milliseconds pass
    Then the visitor sees "10,005 ETH"

  @S9.13
  Scenario: On a test network, balances have no value, and only amounts are shown
    Given the dapp sets "test networks" to "yes"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the Account screen is shown
    And the visitor sees "$0.00"
    And the visitor sees "Test network"
    And the visitor sees "10,000 ETH"

  @S9.13 @browser
  Scenario: The button also shows the balance on a test network
    Given the dapp sets "test networks" to "yes"
    And a visitor connected with Harbor
    When the visitor moves the focus to "Account 10,000 ETH"
    And the visitor presses "Enter"
    Then the Account screen is shown

  Scenario: A balance below a thousandth is not shown as zero
    Given a visitor connected with Harbor
    And Harbor switches to its account 3
    And account 3 of Harbor is in use
    And the account in use receives "0.0004" "ETH" from outside
    And the visitor opens the modal
    When the visitor chooses "Refresh balances"
    Then the visitor sees "<0.001 ETH"

  Scenario: Balances that cannot be read are shown as unavailable
    Given the node of Saltmarsh is unreachable
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "Token Balance Unavailable"
    And the visitor is connected with Harbor

  @S8.11 @browser
  Scenario: A failure that the screen shows is announced, but not repeated in a message
    Given the node of Saltmarsh is unreachable
    And a screen reader listens
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "Token Balance Unavailable"
    And a screen reader says "Token Balance Unavailable"
    When the dapp shows the message "balance-unavailable" until it is closed
    And the dapp pushes the Networks screen
    Then the dapp reads "visible snack" as "Token Balance Unavailable"
    When the visitor goes back
    Then the Account screen is shown
    And at once the dapp reads "visible snack" as "nothing"

  @sandbox @browser
  Scenario: A node of another network returns no balances
    Given the node of Saltmarsh is a node of Tidewater
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "Token Balance Unavailable"
    And the visitor does not see "10,000 ETH"

  Scenario: Balances appear as soon as the node is back
    Given the node of Saltmarsh is unreachable
    And a visitor connected with Harbor
    And the visitor opens the modal
    And the visitor sees "Token Balance Unavailable"
    When the node of Saltmarsh is reachable
    And the visitor chooses "Try again"
    Then the visitor sees "10,000"

  @S3.8
  Scenario: The account can be seen on the network's explorer
    Given the dapp sets "explorer" to "Lighthouse"
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "view on Lighthouse"
    And the dapp reads "network's explorer" as "Lighthouse"

  Scenario: A network without an explorer has no link to it
    Given a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the visitor does not see "view on"

  Scenario: Copying the address
    Given a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Copy address"
    Then the visitor sees "Address copied"
    And the dapp reads "clipboard" as "address of account 1 of Harbor"

  Scenario: If the browser does not allow copying, the visitor sees that it failed
    Given the clipboard is forbidden
    And a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "Copy address"
    Then the visitor sees "Failed to copy"

  Scenario: Switching to another account in the wallet switches the account in use
    Given a visitor connected with Harbor
    When Harbor switches to its account 2
    Then account 2 of Harbor is in use
    And the visitor is connected with Harbor

  Scenario: Each account has its own balances
    Given a visitor connected with Harbor
    When Harbor switches to its account 3
    And the visitor opens the modal
    Then the visitor sees "0.000 ETH"

  Scenario: The visitor chooses another of the accounts that the wallet shares
    Given a visitor connected with Harbor
    When the visitor opens the modal
    And the visitor chooses "account 2 of Harbor"
    Then account 2 of Harbor is in use

  @sandbox @browser
  Scenario: A repeated event of the wallet is handled once
    Given Harbor repeats every event
    And a visitor connected with Harbor
    When Harbor switches to its account 2
    Then account 2 of Harbor is in use
    And the dapp reads "times reported: accounts.changed" as "1"

  @sandbox
  Scenario Outline: A request that fails with <status> is retried
    Given the dapp sets "tokens" to "none"
    And the node of Saltmarsh is failing once with <status>
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "10,000"
    And the visitor does not see "Token Balance Unavailable"

    Examples:
      | status |
      | 403    |
      | 408    |
      | 413    |
      | 429    |
      | 500    |
      | 502    |
      | 503    |
      | 504    |

  @sandbox
  Scenario: A request that is refused is not retried
    Given the dapp sets "tokens" to "none"
    And the node of Saltmarsh is failing once with 401
    And a visitor connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "Token Balance Unavailable"

  @S9.13 @core
  Scenario: On a namespace without balances, the account says so and requests none
    Given the dapp sets "Polkadot wallets" to "Petrel"
    And a visitor connected with Petrel
    When the visitor opens the modal
    Then the visitor sees "0.00 DOT"
    And the visitor sees "Balances aren’t available on this network."
    And the visitor does not see "Send"

  @browser
  Scenario Outline: A total of <sum> stays on one line, in a smaller font, on <device>
    Given the device is <device>
    And the dapp sets "tokens" to "none"
    And a visitor connected with Northstar
    And Northstar also holds {"address": "0x7070707070707070707070707070707070707070", "balance": "<balance>", "type": "ERC20", "metadata": {"name": "Ambergris", "symbol": "AMBER", "decimals": 18, "price": 1, "iconUrl": ""}}
    And Northstar switches to "Saltmarsh"
    And the network is "Saltmarsh"
    When the visitor opens the modal
    Then the visitor sees "<sum>"
    And the dapp reads "lines of the balance" as "1"
    And the dapp reads "overflow of the modal" as "nothing"

    Examples:
      | device  | sum             | balance                            |
      | a phone | $3,075,449,192, | 0x97a1a04ac7071cea91f8876c0000     |
      | a desk  | $3,075,449,192, | 0x97a1a04ac7071cea91f8876c0000     |
      | a phone | ≈ $2.617×10^26  | 0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb |

  @browser
  Scenario: A long token name takes one line and is cut off at its end
    Given the device is a phone
    And the dapp sets "tokens" to "none"
    And a visitor connected with Northstar
    And Northstar also holds {"address": "0x7070707070707070707070707070707070707070", "balance": "0x1e", "type": "ERC20", "metadata": {"name": "Ambergris of the North Saltmarshlighthousekeepers", "symbol": "AMBER", "decimals": 1, "price": 1, "iconUrl": ""}}
    And Northstar switches to "Saltmarsh"
    And the network is "Saltmarsh"
    When the visitor opens the modal
    Then the visitor sees "AMBER"
    And the dapp reads "lines of the last token" as "cut"
    And the dapp reads "overflow of the modal" as "nothing"
