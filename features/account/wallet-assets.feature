@sandbox @browser
Feature: A wallet that reports its assets
  Such a wallet is asked before a node, as it knows tokens that the site has not listed. Northstar is one.

  Background:
    Given the dapp sets "tokens" to "none"
    And a visitor connected with Northstar

  @S3.2 @every-run
  Scenario: Tokens that only the wallet knows are shown, with their value
    When the visitor opens the modal
    Then the visitor sees "250.75"
    And the visitor sees "KELP"
    And the visitor sees "SALT"
    And the visitor sees "$250.75"

  Scenario: The total is marked if it leaves out tokens without a price
    When the visitor opens the modal
    Then the visitor sees "$250.75"
    And the visitor sees "No price"
    And the visitor sees "Some tokens have no price"

  Scenario: Tokens that only the wallet knows can be sent
    Given Northstar switches to "Saltmarsh"
    And the network is "Saltmarsh"
    When the visitor reviews "1.5" "KELP" to "a friend"
    And the visitor chooses "Send 1.5 KELP"
    And Northstar approves
    Then the visitor sees "249.25"

  @S5.11 @every-run
  Scenario: An asset without decimals is not a token
    When Northstar also holds {"address": "0x7070707070707070707070707070707070707070", "balance": "0x3", "type": "ERC20", "metadata": {"name": "Pebble", "symbol": "PEBBLE", "decimals": 0, "price": 0, "iconUrl": ""}}
    And Northstar also holds {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC20", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": 1, "price": 0, "iconUrl": ""}}
    And Northstar switches to "Saltmarsh"
    And the visitor opens the modal
    Then the visitor sees "DRIFT"
    And the visitor does not see "PEBBLE"

  @S5.12
  Scenario Outline: An answer with <what> is ignored as a whole, and the node is asked
    When Northstar also holds <asset>
    And Northstar switches to "Saltmarsh"
    And the network is "Saltmarsh"
    And the visitor opens the modal
    Then the visitor sees "ETH"
    And the visitor does not see "KELP"

    Examples:
      | what                    | asset                                                                                                                                                                                   |
      | no address              | {"balance": "0x1e", "type": "ERC20", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": 1, "price": 0, "iconUrl": ""}}                                                     |
      | a number for a balance  | {"address": "0x8080808080808080808080808080808080808080", "balance": 30, "type": "ERC20", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": 1, "price": 0, "iconUrl": ""}} |
      | an unknown kind         | {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC721", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": 1, "price": 0, "iconUrl": ""}} |
      | no description          | {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC20"}                                                                                             |
      | a number for a name     | {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC20", "metadata": {"name": 5, "symbol": "DRIFT", "decimals": 1, "price": 0, "iconUrl": ""}}         |
      | a text for the decimals | {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC20", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": "1", "price": 0, "iconUrl": ""}} |
      | a text for the price    | {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC20", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": 1, "price": "0", "iconUrl": ""}} |
      | no picture's address    | {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC20", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": 1, "price": 0}}             |
      | a text for the value    | {"address": "0x8080808080808080808080808080808080808080", "balance": "0x1e", "type": "ERC20", "metadata": {"name": "Driftwood", "symbol": "DRIFT", "decimals": 1, "price": 0, "iconUrl": "", "value": "3"}} |
      | nothing for an asset    | null                                                                                                                                                                                    |
