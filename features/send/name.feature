Feature: Sending to a name
  A name is resolved while it is typed, again before the review, and once more right before the wallet prompt.

  Background:
    Given the dapp sets "blockchain service" to "fine"
    And a visitor connected with Harbor

  @S5.16
  Scenario: The form and the review show the address that a name resolves to
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "Odile.Berth.example" as the receiver
    Then the visitor sees "address of account 2 of Harbor"
    And the visitor sees "This is the address’s primary name"
    When the visitor chooses "Review"
    Then the Review screen is shown
    And the visitor sees "odile.berth.example"
    And the visitor sees "address of account 2 of Harbor"

  @S5.16
  Scenario: A transfer to a name arrives
    Given the name "mole.berth.example" resolves to "a friend"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.berth.example" as the receiver
    And the visitor sees "This is the address’s primary name"
    And the visitor chooses "Review"
    And the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then "a friend" receives "0.25" "ETH"

  Scenario: A name that is not the address's primary name is shown with a warning
    Given the name "mole.berth.example" resolves to "address of account 2 of Harbor"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.berth.example" as the receiver
    Then the visitor sees "This isn’t the address’s primary name"
    When the visitor chooses "Review"
    Then the Review screen is shown
    And the visitor sees "Make sure it belongs to the right person"

  Scenario Outline: A name without an address is refused: <name>
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "<name>" as the receiver
    Then the visitor sees "This name has no address on this network"
    And "Invalid address" cannot be chosen

    Examples: unknown, in letters that look alike
      | name                |
      | mole.berth.example  |
      | оdile.berth.example |

  Scenario: A name that cannot be looked up is refused
    Given the dapp sets "blockchain service" to "failing@name-lookup"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "odile.berth.example" as the receiver
    Then the visitor sees "Couldn’t look up this name"
    And "Invalid address" cannot be chosen

  Scenario: A name that changes before the review is reported
    Given the name "mole.berth.example" resolves to "a friend"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.berth.example" as the receiver
    And "Review" can be chosen
    And the name "mole.berth.example" resolves to "0x00000000000000000000000000000000000000aa"
    And the visitor chooses "Review"
    Then the visitor sees "This name changed"
    And "Invalid address" cannot be chosen
    And the Send screen is shown

  Scenario: A name that changes before the wallet request is reported, and nothing is sent
    Given the name "mole.berth.example" resolves to "a friend"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.berth.example" as the receiver
    And the visitor chooses "Review"
    And the Review screen is shown
    And the name "mole.berth.example" resolves to "0x00000000000000000000000000000000000000aa"
    And the visitor chooses "Send 0.25 ETH"
    Then the visitor sees "This name changed"
    And the visitor sees "0x00000000000000000000000000000000000000aa"
    And Harbor was never asked to send
    And "a friend" receives nothing

  @S5.16
  Scenario: Changing the amount while the name is checked again sends only the changed transfer
    Given the name "mole.berth.example" resolves to "a friend"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.berth.example" as the receiver
    And the visitor chooses "Review"
    And the Review screen is shown
    And the dapp sets "blockchain service" to "slow@name-lookup"
    And the visitor chooses "Send 0.25 ETH"
    And the visitor goes back
    And the Send screen is shown
    And the visitor types "0.5" as the amount
    And the visitor chooses "Review"
    And the Review screen is shown
    And the visitor chooses "Send 0.5 ETH"
    And the visitor sees "Confirm in Harbor"
    And Harbor approves
    Then "a friend" receives "0.5" "ETH"
    And Harbor was asked once to send

  Scenario: Typing another name does not send to the first
    Given the name "mole.berth.example" resolves to "a friend"
    When the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.berth.example" as the receiver
    And "Review" can be chosen
    And the visitor types "vole.berth.example" as the receiver
    Then the visitor sees "This name has no address on this network"
    And "Invalid address" cannot be chosen

  @S5.16 @sandbox
  Scenario: A transfer to an ENS name arrives
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    And the name "mole.eth" resolves to "a friend"
    When the visitor reloads the page
    And the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "Mole.eth" as the receiver
    And the visitor sees "This isn’t the address’s primary name"
    And the visitor chooses "Review"
    Then the Review screen is shown
    And the visitor sees "mole.eth"
    When the visitor chooses "Send 0.25 ETH"
    And Harbor approves
    Then "a friend" receives "0.25" "ETH"

  @S5.16 @sandbox
  Scenario: The primary name is read from ENS
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    And the primary name of "address of account 2 of Harbor" is "ondine.eth"
    When the visitor reloads the page
    And the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "ondine.eth" as the receiver
    Then the visitor sees "address of account 2 of Harbor"
    And the visitor sees "This is the address’s primary name"

  @S5.16 @sandbox
  Scenario: An ENS name that changes before the wallet request is reported, and nothing is sent
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    And the name "mole.eth" resolves to "a friend"
    When the visitor reloads the page
    And the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.eth" as the receiver
    And the visitor chooses "Review"
    And the Review screen is shown
    And the name "mole.eth" resolves to "0x00000000000000000000000000000000000000aa"
    And the visitor chooses "Send 0.25 ETH"
    Then the visitor sees "This name changed"
    And Harbor was never asked to send
    And "a friend" receives nothing

  @S5.16 @sandbox
  Scenario: An ENS name without an owner is refused
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    When the visitor reloads the page
    And the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "vole.eth" as the receiver
    Then the visitor sees "This name has no address on this network"
    And "Invalid address" cannot be chosen

  @S5.16 @sandbox
  Scenario: A gateway outside the network is not queried
    Given the dapp sets "node of Saltmarsh" to "with ENS"
    And the name "mole.eth" is resolved by the gateway "https://gateway.example/{sender}/{data}"
    When the visitor reloads the page
    And the dapp opens the Send screen
    And the visitor types "0.25" as the amount
    And the visitor types "mole.eth" as the receiver
    Then the visitor sees "This name is stored off-chain"
    And "Invalid address" cannot be chosen
